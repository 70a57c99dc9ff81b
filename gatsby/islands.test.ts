import { rejectUndefinedVariables } from './islands';

it('rejects a script that reads a variable which only Node defines', () => {
  expect(() => rejectUndefinedVariables('var a=process.env.GATSBY_SITE_URL||"";')).toThrow(
    'The script of the public pages reads process.env.GATSBY_SITE_URL, which is not in definitions()',
  );
});

it('accepts a script whose variables the build has replaced', () => {
  expect(() => rejectUndefinedVariables('var a="https://example.com",process_env={};')).not.toThrow();
});
