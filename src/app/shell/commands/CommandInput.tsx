import { forwardRef, type InputHTMLAttributes } from 'react';
import { controlStyle } from '#ui/Field';

const words = 'Search pages, actions and jobs';

/** The palette's input, shown before the palette has loaded. */
export const CommandInput = forwardRef<HTMLInputElement, InputHTMLAttributes<HTMLInputElement>>(
  function CommandInput(props, ref) {
    return (
      <input
        {...props}
        ref={ref}
        aria-label={words}
        placeholder={words}
        css={controlStyle}
        onFocus={(event) => {
          props.onFocus?.(event);
          // Typing continues after what was typed before.
          const end = event.target.value.length;
          event.target.setSelectionRange(end, end);
        }}
      />
    );
  },
);
