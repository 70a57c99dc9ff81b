import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { Failure } from '#app/forms/Form';
import { useAction } from '#app/live/useAction';
import { methodName } from '#app/session/providers';
import { useAccount } from '#app/session/SessionContext';
import { gravatarOf, isUploadedPhoto } from '#domain/photos';
import { Avatar } from '#ui/Avatar';
import { Button } from '#ui/Button';
import { color, space, text } from '#ui/theme/tokens';
import { CropDialog } from './CropDialog';
import { readPhoto } from './readPhoto';

interface Photo {
  readonly label: string;
  /** A URL of another site, or the data URL of an uploaded photo. Empty for no photo. */
  readonly address: string;
}

const choice = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: '2.75rem',
  fontSize: text.sm,
  cursor: 'pointer',
});

interface PhotoChoiceProps {
  readonly name: string;
  readonly chosen: string;
  readonly onChoose: (address: string) => void;
}

/** Offers the photos of the user's login providers, the Gravatar of the email address, and an uploaded one. */
export function PhotoChoice({ name, chosen, onChoose }: PhotoChoiceProps) {
  const photos = usePhotos(chosen);
  return (
    <fieldset css={{ display: 'grid', gap: space(2), margin: 0, padding: 0, border: 0 }}>
      <legend css={{ padding: 0, fontSize: text.sm, fontWeight: 550 }}>Photo</legend>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: `0 ${space(6)}` }}>
        {photos.map(({ label, address }) => (
          <label key={label} css={choice}>
            <input
              type="radio"
              name="photo"
              checked={chosen === address}
              onChange={() => onChoose(address)}
              css={{ accentColor: color.accent }}
            />
            <Avatar name={name} photo={address || null} size={32} />
            {label}
          </label>
        ))}
      </div>
      <UploadButton onUpload={onChoose} />
    </fieldset>
  );
}

function usePhotos(chosen: string): readonly Photo[] {
  const { email, methods } = useAccount();
  const [gravatar, setGravatar] = useState('');
  // The uploaded photo stays in the list while another is chosen.
  const [uploaded, setUploaded] = useState('');
  if (isUploadedPhoto(chosen) && chosen !== uploaded) setUploaded(chosen);
  useEffect(() => {
    if (email) gravatarOf(email).then(setGravatar, () => setGravatar(''));
  }, [email]);
  const photos: Photo[] = [
    { label: 'No photo', address: '' },
    ...(uploaded ? [{ label: 'Uploaded photo', address: uploaded }] : []),
    ...(gravatar ? [{ label: 'Gravatar', address: gravatar }] : []),
    ...methods.flatMap(({ method, photoUrl }) =>
      photoUrl ? [{ label: methodName(method), address: photoUrl }] : [],
    ),
  ];
  return photos.some(({ address }) => address === chosen)
    ? photos
    : [...photos, { label: 'Current photo', address: chosen }];
}

/** Lets the user choose an image file and a square of it. */
function UploadButton({ onUpload }: { readonly onUpload: (photo: string) => void }) {
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
