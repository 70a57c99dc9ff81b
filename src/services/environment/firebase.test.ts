import { parseEnvironment } from './firebase';

const whole = {
  GATSBY_FIREBASE_API_KEY: 'key',
  GATSBY_FIREBASE_AUTH_DOMAIN: 'x.firebaseapp.com',
  GATSBY_FIREBASE_PROJECT_ID: 'x',
  GATSBY_FIREBASE_APP_ID: '1:2:web:3',
};

test('uses the local stack on this machine without variables, based on the port', () => {
  expect(parseEnvironment({}, { hostname: '127.0.0.1', port: '5100' })).toMatchObject({
    kind: 'local',
    firebase: { projectId: 'demo-plumbline-5100' },
    emulators: { host: '127.0.0.1', auth: 5101, firestore: 5102, functions: 5103 },
  });
});

test('uses the cloud with all variables, also on this machine', () => {
  expect(parseEnvironment(whole, { hostname: 'localhost', port: '5000' })).toMatchObject({
    kind: 'cloud',
    firebase: { projectId: 'x', appId: '1:2:web:3' },
    appCheckKey: null,
  });
  expect(
    parseEnvironment({ ...whole, GATSBY_APP_CHECK_KEY: 'site-key' }, { hostname: 'localhost', port: '5000' }),
  ).toMatchObject({ appCheckKey: 'site-key' });
});

test('names a missing variable and where to set it', () => {
  const { GATSBY_FIREBASE_APP_ID: _, ...rest } = whole;
  expect(() => parseEnvironment(rest, { hostname: 'localhost', port: '5000' })).toThrow(
    /GATSBY_FIREBASE_APP_ID is not set.*\.env\.production/,
  );
  expect(() => parseEnvironment({}, { hostname: 'plumbline.example', port: '' })).toThrow(/API_KEY/);
});
