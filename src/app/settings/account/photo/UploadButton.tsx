import { useRef, useState } from 'react';
import { Failure } from '#app/forms/Form';
import { useAction } from '#app/live/useAction';
import { Button } from '#ui/Button';
import { space } from '#ui/theme/tokens';
import { CropDialog } from './CropDialog';
import { readPhoto } from './readPhoto';

/** Lets the user choose an image file and a square of it. */
export function UploadButton({ onUpload }: { readonly onUpload: (photo: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [image, setImage] = useState<ImageBitmap>();
  const { state, run, reset } = useAction(async (file: File) => setImage(await readPhoto(file)));
  const close = () => {
    image?.close();
    setImage(undefined);
  };
  return (
    <div css={{ display: 'grid', gap: space(2), justifyItems: 'start' }}>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label="Photo file"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Choosing the same file again must be a change, too.
          event.target.value = '';
          if (file) run(file);
        }}
      />
      <Button
        onClick={() => {
          reset();
          input.current?.click();
        }}
        busy={state.status === 'busy' ? 'Reading photo' : undefined}
      >
        Upload photo
      </Button>
      {state.status === 'failed' && <Failure error={state.error} />}
      <CropDialog
        image={image}
        onClose={close}
        onCropped={(photo) => {
          close();
          onUpload(photo);
        }}
      />
    </div>
  );
}
