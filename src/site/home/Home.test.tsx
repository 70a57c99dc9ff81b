import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { CheckForm } from './CheckForm';
import { Evidence } from './Evidence';
import {
  type PictureName,
  type PictureShape,
  type PictureTheme,
  pictureUrl,
  productPictures,
} from './pictures';
import { Shot } from './Shot';

test('the field passes the URL on in the query, and needs no script', () => {
  render(<CheckForm />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'URL of your site' });
  expect(field).toBeRequired();
  expect(field.name).toBe('url');
  expect(field.form?.method).toBe('get');
  expect(new URL(field.form?.action ?? '').pathname).toMatch(/^\//);
});

test('shows the evidence and the fix of a real finding', () => {
  render(<Evidence />);
  expect(screen.getByText(/returns 404 \(not found\)/)).toBeTruthy();
  expect(screen.getByText(/line \d+, column \d+/)).toHaveTextContent(/GET → 404/);
  expect(screen.queryByText(/undefined/)).toBeNull();
});

const names = Object.keys(productPictures) as PictureName[];

test.each(names)('the picture “%s” exists for each theme and shape, and has its space reserved', (name) => {
  const { container } = render(<Shot name={name} sizes="50vw" />);
  for (const image of container.querySelectorAll('img')) {
    expect(image.alt).toBe(productPictures[name].alt);
    expect(Number(image.getAttribute('width'))).toBe(productPictures[name].wide.width);
  }
  const files = (['light', 'dark'] as const satisfies readonly PictureTheme[]).flatMap((theme) =>
    (['wide', 'phone'] as const satisfies readonly PictureShape[]).flatMap((shape) => [
      pictureUrl(name, shape, theme, 'avif', 2),
      pictureUrl(name, shape, theme, 'webp', 1),
    ]),
  );
  for (const file of files) {
    expect(container.innerHTML).toContain(file);
    expect(existsSync(join(process.cwd(), 'static', file))).toBe(true);
  }
});
