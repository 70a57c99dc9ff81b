import { exampleJob } from '../exampleJob.fixture';
import { jobsCsv } from './runBulkAction';

test('writes a job per line, quoted where necessary, and never as a formula', () => {
  const job = exampleJob({ title: '=HYPERLINK("http://evil")', label: 'a, b', state: 'failed', attempt: 2 });
  const [head, line, end] = jobsCsv([job]).split('\r\n');
  expect(head).toMatch(/^\uFEFFid,title,url,state,/);
  expect(line).toContain(`"'=HYPERLINK(""http://evil"")"`);
  expect(line).toContain('"a, b"');
  expect(line?.split(',')[3]).toBe('"failed"');
  expect(end).toBe('');
});
