import { validationError } from '#app/forms/credentials';
import { Form } from '#app/forms/Form';
import { useForm } from '#app/forms/useForm';
import { useBackend } from '#app/live/BackendContext';
import { useAccount } from '#app/session/SessionContext';
import { updateProfileSchema } from '#domain/operations';
import { TextInput } from '#ui/TextInput';
import { updateProfile } from '../operations';
import { PhotoChoice } from './PhotoChoice';

const { displayName: nameSchema, photoURL: photoSchema } = updateProfileSchema.entries;
const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

export function ProfileForm() {
  const backend = useBackend();
  const account = useAccount();
  const form = useForm(
    { name: account.displayName ?? '', photo: account.photoUrl ?? '' },
    {
      name: (name) => validationError(nameSchema, orNull(name)),
      photo: (photo) => validationError(photoSchema, orNull(photo)),
    },
    ({ name, photo }) => updateProfile(backend, { displayName: orNull(name), photoURL: orNull(photo) }),
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
