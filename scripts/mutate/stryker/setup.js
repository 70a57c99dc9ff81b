// Only components have it in jest.config.js, too.
if (expect.getState().testPath.endsWith('.tsx')) require('../../../tests/support/jsdom');
