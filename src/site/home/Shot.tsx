import { css } from '@emotion/react';
import { color, phone, radius } from '../../ui/theme/tokens';
import { type PictureName, type PictureTheme, pictureUrl, productPictures } from './pictures';

const frame = css`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: calc(${radius} * 2);
  background: ${color.paper};
  picture {
    display: block;
  }
  img {
    display: block;
    width: 100%;
    height: auto;
  }
  /* A choice of the visitor wins over the system's theme, which <source media> alone can't express. */
  .shot-dark,
  html[data-theme='dark'] & .shot-light {
    display: none;
  }
  html[data-theme='dark'] & .shot-dark {
    display: block;
  }
  @media (prefers-color-scheme: dark) {
    html:not([data-theme='light']) & .shot-light {
      display: none;
    }
    html:not([data-theme='light']) & .shot-dark {
      display: block;
    }
  }
`;

interface ShotProps {
  readonly name: PictureName;
  /** The width of the wide picture on the page, as in the attribute `sizes`. */
  readonly sizes: string;
  /** Whether it is visible immediately, so that the browser loads it before the others. */
  readonly first?: boolean;
}

/** A picture of the running product in the page's theme. Phones get a picture of the product on a phone. */
export function Shot({ name, sizes, first = false }: ShotProps) {
  return (
    <div css={frame}>
      <Themed name={name} theme="light" sizes={sizes} first={first} />
      <Themed name={name} theme="dark" sizes={sizes} first={first} />
    </div>
  );
}

/** React 18 knows no `fetchPriority`. */
const highPriority = { fetchpriority: 'high' };

/** `lazy` keeps the browser from loading the hidden one of the two. */
function Themed({ name, theme, sizes, first }: ShotProps & { readonly theme: PictureTheme }) {
  const { alt, wide, phone: narrow } = productPictures[name];
  const url = (shape: 'wide' | 'phone', format: 'avif' | 'webp', scale: 1 | 2) =>
    pictureUrl(name, shape, theme, format, scale);
  const onPhones = phone.replace('@media ', '');
  return (
    <picture className={`shot-${theme}`}>
      <source media={onPhones} type="image/avif" srcSet={url('phone', 'avif', 2)} {...narrow} />
      <source media={onPhones} type="image/webp" srcSet={url('phone', 'webp', 1)} {...narrow} />
      <source
        type="image/avif"
        srcSet={`${url('wide', 'avif', 1)} ${wide.width}w, ${url('wide', 'avif', 2)} ${wide.width * 2}w`}
        sizes={sizes}
        {...wide}
      />
      <img
        src={url('wide', 'webp', 1)}
        alt={alt}
        {...wide}
        loading="lazy"
        decoding="async"
        {...(first ? highPriority : {})}
      />
    </picture>
  );
}
