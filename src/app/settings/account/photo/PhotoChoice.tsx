import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { methodName } from '#app/session/providers';
import { useAccount } from '#app/session/SessionContext';
import { gravatarOf } from '#domain/photos';
import { isUploadedPhoto } from '#domain/photoUpload';
import { Avatar } from '#ui/Avatar';
import { color, space, text } from '#ui/theme/tokens';
import { UploadButton } from './UploadButton';

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
