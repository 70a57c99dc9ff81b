import { parsePage } from './parsePage';

function faultsIn(body: string): readonly string[] {
  const source = `<!doctype html><html lang="en"><head><title>Page</title></head><body>${body}</body></html>`;
  const { problems } = parsePage('https://example.com/', source, {}, { checkHtml: true });
  return (problems ?? []).map(({ message }) => message);
}

describe('reports one finding per cause', () => {
  test.each([
    ['<p><i>x</p><p>y</p><div>z</div>', '<i> has no end tag'],
    ['<p><small><i>x</small></p>', '</small> comes before the end of the <i> in it'],
    ['<p><b><i>x</b></i></p>', '</b> comes before the end of the <i> in it'],
    ['<div><span>x</div></span>', '<span> has no end tag'],
    ['<p>x<div>y</div></p>', '</p> closes nothing'],
    ['<p>x <span>y<div>z</div></span></p>', '<div> closes the <p> around it'],
    ['<a href="/a"><em><a href="/b">x</a></em></a>', '<a> closes the <a> around it'],
    ['<h2>x<h3>y</h3>', '<h3> closes the <h2> around it'],
    ['<table><tr><td><b>x<td>y</table>', '<b> has no end tag'],
    [
      '<table><caption>x</caption><div>y</div><tr><td>z</td></tr></table>',
      '<div> in <table> is put before the table',
    ],
    ['<table>x y<tr><td>z</td></tr></table>', 'Text in <table> is put before the table'],
    ['<p>x</p><tr></tr>', '<tr> is ignored here'],
    ['x<br></br>', '<br> has no end tag'],
    ['<span><div>x</div></span>', '<div> is not allowed in <span>'],
    ['<ul><div>x</div></ul>', '<div> is not allowed in <ul>'],
  ])('reports %s', (body, message) => {
    const problems = faultsIn(body).filter((problem) => !problem.startsWith('</tr>'));
    expect(problems).toEqual([message]);
  });
});

test.each([
  '<p>a <acronym>b</acronym> <tt>c</tt> <big>d</big> <font>e</font> <strike>f</strike></p>',
  '<div><center>x</center></div>',
  '<table><tr><td>a<td>b<tr><td>c</table>',
  '<dl><dt>a<dd>b<dt>c<dd>d</dl>',
  '<select aria-label="x"><optgroup label="y"><option>a<option>b</select>',
  '<ruby>a<rp>(<rt>b<rp>)</ruby>',
  '<svg><g><title>x</title><path/></g></svg><p>y</p>',
  '<template><tr><td></span></td></tr></template>',
  '<table><tr><td><ul><li>x</ul></table>',
  '<p>a<ul><li>b</li></ul>',
  '<!-- <i> --><script>"<div>"</script><textarea aria-label="x"><b></textarea>',
])('allows %s', (body) => expect(faultsIn(body)).toEqual([]));

test('keeps a table in its paragraph on a page without a doctype', () => {
  const of = (source: string) => parsePage('https://example.com/', source, {}, { checkHtml: true }).problems;
  const body = '<p><table><tr><td>x</td></tr></table></p>';
  expect(of(`<title>x</title>${body}`)?.map(({ message }) => message)).toEqual([
    '<table> is not allowed in <p>',
  ]);
  expect(of(`<!doctype html><title>x</title>${body}`)?.map(({ message }) => message)).toEqual([
    '</p> closes nothing',
  ]);
});
