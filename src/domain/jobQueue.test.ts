import { byTurn, type Load, type WaitReason, waitReason, waitReasonsOf } from './jobQueue';

interface SimulatedJob {
  readonly owner: string;
  readonly ahead: number;
  readonly createdAt: Date;
  readonly minutes: number;
  waitsFor: WaitReason | null;
  startedAt?: number;
  endsAt?: number;
}

/** An installation as the functions run it: a job is submitted, and jobs are started when one ends. */
class Installation {
  readonly jobs: SimulatedJob[] = [];
  minute = 0;
  constructor(
    readonly capacity: number,
    readonly jobsAtOnce: number,
  ) {}

  submit(owner: string, minutes: number): SimulatedJob {
    const own = this.active(owner);
    const waits = own.some(({ waitsFor }) => waitsFor !== null);
    const waitsFor = waits ? 'own-jobs' : waitReason(this.loadOf(owner), this, this.capacity);
    const job = { owner, minutes, waitsFor, ahead: own.length, createdAt: new Date(this.jobs.length) };
    this.jobs.push(job);
    if (waitsFor === null) this.start(job);
    return job;
  }

  /** Ends what is due, starts what may start, and goes to the next minute. */
  pass(): void {
    this.minute += 1;
    for (const job of this.jobs.filter(({ endsAt }) => endsAt === this.minute)) {
      const turns = this.jobs.filter(({ waitsFor, owner }) => waitsFor === 'capacity' && owner !== job.owner);
      const next = turns.sort(byTurn)[0];
      if (next) this.startWaiting(next.owner);
      this.startWaiting(job.owner);
    }
  }

  started = (owner: string) => this.active(owner).filter(({ waitsFor }) => waitsFor === null);

  private startWaiting(owner: string): void {
    const waiting = this.active(owner).filter(({ waitsFor }) => waitsFor !== null);
    const reasons = waitReasonsOf(waiting.length, this.loadOf(owner), this, this.capacity);
    waiting.forEach((job, at) => {
      job.waitsFor = reasons[at] ?? null;
      if (job.waitsFor === null) this.start(job);
    });
  }

  private start(job: SimulatedJob): void {
    job.startedAt = this.minute;
    job.endsAt = this.minute + job.minutes;
  }

  private active = (owner?: string) =>
    this.jobs.filter(
      (job) => (!owner || job.owner === owner) && (job.endsAt === undefined || job.endsAt > this.minute),
    );

  private loadOf(owner: string): Load {
    const all = this.active().filter(({ waitsFor }) => waitsFor === null).length;
    return { own: this.started(owner).length, all };
  }
}

test('starts jobs up to the plan’s limit, and the rest in order as jobs end', () => {
  const installation = new Installation(100, 2);
  for (let n = 0; n < 6; n++) installation.submit('ada', 10);
  expect(installation.jobs.map(({ waitsFor }) => waitsFor)).toEqual([
    null,
    null,
    ...Array(4).fill('own-jobs'),
  ]);
  for (let n = 0; n < 30; n++) installation.pass();
  expect(installation.jobs.map(({ startedAt }) => startedAt)).toEqual([0, 0, 10, 10, 20, 20]);
});

test('starts the first job of a user immediately, however many jobs of others run and wait', () => {
  const installation = new Installation(8, 20);
  for (const owner of ['ada', 'bob', 'cyd']) {
    for (let n = 0; n < 20; n++) installation.submit(owner, 60);
  }
  expect(installation.submit('dan', 5).startedAt).toBe(0);
  expect(installation.submit('dan', 5).waitsFor).toBe('capacity');
});

test('gives free capacity to the second job of a user before the tenth of another', () => {
  const installation = new Installation(4, 20);
  for (let n = 0; n < 20; n++) installation.submit('ada', 30 + n);
  installation.submit('bob', 500);
  const second = installation.submit('bob', 5);
  for (let n = 0; n < 40; n++) installation.pass();
  expect(second.startedAt).toBe(31);
  expect(installation.started('ada').length).toBeGreaterThan(0);
});

test('bounds every wait: a user with jobs always has one that runs, and all jobs start', () => {
  const installation = new Installation(10, 5);
  const owners = Array.from({ length: 25 }, (_, n) => `user ${n}`);
  const idle: string[] = [];
  for (let minute = 0; minute < 600; minute++) {
    const owner = owners[(minute * 7) % owners.length] ?? '';
    if (minute < 200)
      for (let n = 0; n < 1 + (minute % 4); n++) installation.submit(owner, 3 + (minute % 11));
    installation.pass();
    const waiting = installation.jobs.filter(({ waitsFor }) => waitsFor !== null).map((job) => job.owner);
    idle.push(...waiting.filter((one) => installation.started(one).length === 0));
  }
  expect(idle).toEqual([]);
  expect(installation.jobs.every(({ startedAt }) => startedAt !== undefined)).toBe(true);
  // At most one job of each user more than the capacity, so a slice waits for at most two others.
  const running = (at: number) =>
    installation.jobs.filter(({ startedAt = 0, endsAt = 0 }) => startedAt <= at && at < endsAt).length;
  const busiest = Math.max(...Array.from({ length: 600 }, (_, at) => running(at)));
  expect(busiest).toBeLessThanOrEqual(10 + owners.length);
});
