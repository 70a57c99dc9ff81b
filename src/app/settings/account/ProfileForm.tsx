import { useRef } from 'react';
import { validationError } from '#app/forms/credentials';
import { Form } from '#app/forms/Form';
import { useForm } from '#app/forms/useForm';
import { useBackend } from '#app/live/BackendContext';
import { explain } from '#app/live/explain';
import { usePhoto } from '#app/live/usePhoto';
import { useAccount, useSession } from '#app/session/SessionContext';
import { type UpdateProfileRequest, updateProfileSchema } from '#domain/operations';
import { isUploadedPhoto } from '#domain/photos';
import { SkeletonRows } from '#ui/Skeleton';
import { ErrorState } from '#ui/States';
import { TextInput } from '#ui/TextInput';
import { updateProfile } from '../operations';
import { PhotoChoice } from './photo/PhotoChoice';

const { displayName: nameSchema, photoURL: photoSchema } = updateProfileSchema.entries;
const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

export function ProfileForm() {
  const { user } = useSession();
  const photo = usePhoto(user);
  // The form stays while a new photo is loaded.
  const stored = useRef<string>();
  if (photo.status === 'ready') stored.current = photo.value ?? '';
  if (stored.current !== undefined) return <LoadedForm stored={stored.current} />;
  if (photo.status === 'error') return <ErrorState words={explain(photo.error)} />;
  return <SkeletonRows words="Loading your profile" />;
}

function LoadedForm({ stored }: { readonly stored: string }) {
  const backend = useBackend();
  const account = useAccount();
  const form = useForm(
    { name: account.displayName ?? '', photo: stored },
    {
      name: (name) => validationError(nameSchema, orNull(name)),
      photo: (photo) => (isUploadedPhoto(photo) ? undefined : validationError(photoSchema, orNull(photo))),
    },
    ({ name, photo }) =>
      updateProfile(backend, {
        displayName: orNull(name),
        ...(isUploadedPhoto(photo)
          ? { photoURL: account.photoUrl, ...(photo !== stored && { uploadedPhoto: photo }) }
          : { photoURL: orNull(photo), ...(isUploadedPhoto(stored) && { uploadedPhoto: null }) }),
      } satisfies UpdateProfileRequest),
  );
  const { name, photo } = form.values;
  return (
    <Form
      {...form}
      submit="Save profile"
      working="Saving your profile"
      variant="plain"
      done={form.sent && 'Your profile is saved.'}
    >
      <TextInput
        label="Name"
        name="name"
        autoComplete="name"
        value={name}
        onText={form.change('name')}
        error={form.errors.name}
      />
      <PhotoChoice name={name || account.email} chosen={photo} onChoose={form.change('photo')} />
    </Form>
  );
}
