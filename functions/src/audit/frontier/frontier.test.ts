import { Frontier } from './frontier';

const anyPage = () => true;

function takeAll(frontier: Frontier, host = 'h', mayStart: (depth: number) => boolean = anyPage): number[] {
  const taken: number[] = [];
  for (let id = frontier.take(host, mayStart); id !== undefined; id = frontier.take(host, mayStart))
    taken.push(id);
  return taken;
}

describe('the frontier', () => {
  it('returns pages breadth first, in order of discovery', () => {
    const frontier = new Frontier();
    for (const [id, depth] of [
      [1, 2],
      [2, 1],
      [3, 1],
      [4, 0],
    ] as const)
      frontier.add(id, 'h', 'page', depth);
    expect(takeAll(frontier)).toEqual([4, 2, 3, 1]);
  });

  it('queues a target once', () => {
    const frontier = new Frontier();
    for (let times = 0; times < 3; times++) frontier.add(7, 'h', 'page', 1);
    expect(takeAll(frontier)).toEqual([7]);
  });

  it('moves a page to a smaller depth, never to a greater one', () => {
    const frontier = new Frontier();
    frontier.add(1, 'h', 'page', 3);
    frontier.add(2, 'h', 'page', 2);
    frontier.add(1, 'h', 'page', 1);
    frontier.add(2, 'h', 'page', 5);
    expect(takeAll(frontier)).toEqual([1, 2]);
  });

  it('turns a check into a page', () => {
    const frontier = new Frontier();
    frontier.add(1, 'h', 'check', 1);
    frontier.add(1, 'h', 'page', 1);
    expect(takeAll(frontier, 'h', () => false)).toEqual([]);
    expect(takeAll(frontier)).toEqual([1]);
  });

  it('alternates between pages and checks', () => {
    const frontier = new Frontier();
    for (const id of [1, 2]) frontier.add(id, 'h', 'page', 0);
    for (const id of [3, 4]) frontier.add(id, 'h', 'check', 0);
    expect(takeAll(frontier)).toEqual([1, 3, 2, 4]);
  });

  it('returns checks while pages must wait, and keeps the pages', () => {
    const frontier = new Frontier();
    frontier.add(1, 'h', 'page', 4);
    frontier.add(2, 'h', 'check', 4);
    expect(takeAll(frontier, 'h', () => false)).toEqual([2]);
    expect(takeAll(frontier)).toEqual([1]);
  });

  it('separates hosts and drops those without targets', () => {
    const frontier = new Frontier();
    frontier.add(1, 'a', 'page', 0);
    frontier.add(2, 'b', 'check', 0);
    expect(takeAll(frontier, 'b')).toEqual([2]);
    expect([...frontier.hosts()]).toEqual(['a']);
    expect(frontier.size).toBe(1);
  });
});
