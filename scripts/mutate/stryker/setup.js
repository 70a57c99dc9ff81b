// As in jest.config.js, only for components.
if (expect.getState().testPath.endsWith('.tsx')) require('../../../tests/support/jsdom');
