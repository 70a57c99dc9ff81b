import * as deployed from '#functions/index';
import { closeAdmin, functionUrl, type SignedIn, signUp } from '../support/stack';

/** All callables. */
const callables = Object.entries(deployed).flatMap(([name, fn]) =>
  fn && '__endpoint' in fn && 'callableTrigger' in (fn.__endpoint as object) ? [name] : [],
);

let person: SignedIn;
beforeAll(async () => {
  person = await signUp();
});
afterAll(closeAdmin);

async function send(name: string, data: string): Promise<{ status: number; body: string }> {
  const response = await fetch(functionUrl(name), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
    body: `{"data":${data}}`,
  });
  return { status: response.status, body: await response.text() };
}

const int64 = 'type.googleapis.com/google.protobuf.Int64Value';

describe.each(callables)('%s refuses what can’t be decoded or stored:', (name) => {
  it.each([
    ['an unknown type', '{"@type":"unknown","value":1}'],
    ['a number that is none', `{"a":[{"@type":"${int64}","value":"x"}]}`],
    ['half of a character', '{"a":"\\ud800"}'],
    ['values nested without an end', `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
  ])('%s', async (_, data) => {
    const { status, body } = await send(name, data);
    expect([status, JSON.parse(body).error.status]).toEqual([400, 'INVALID_ARGUMENT']);
  });
});
