import { forwardRef, type InputHTMLAttributes } from 'react';
import { controlStyle } from '#ui/Field';

const words = 'Search pages, actions and jobs';

/** The field of the menu, which stands before the menu has come. */
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
          // Typing goes on behind what was typed before.
          const end = event.target.value.length;
          event.target.setSelectionRange(end, end);
        }}
      />
    );
  },
);
