import type { ComponentProps } from 'react';
import { inputTitles } from '#domain/inputTitles';
import { TextInput } from '#ui/TextInput';

/** A field for the URL of a site. Phones offer their keyboard for URLs, and nothing corrects or capitalizes it. */
export function SiteUrlInput(props: Omit<ComponentProps<typeof TextInput>, 'label'>) {
  return (
    <TextInput
      label={inputTitles.url}
      mono
      name="url"
      type="url"
      inputMode="url"
      autoCapitalize="none"
      autoComplete="url"
      spellCheck={false}
      placeholder="example.com"
      {...props}
    />
  );
}
