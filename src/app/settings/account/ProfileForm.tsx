import { updateProfileSchema } from '../../../domain/operations';
import { Avatar } from '../../../ui/Avatar';
import { TextInput } from '../../../ui/TextInput';
import { space } from '../../../ui/theme/tokens';
import { Form } from '../../forms/Form';
import { faultOf } from '../../forms/faultOf';
import { useForm } from '../../forms/useForm';
import { useBackend } from '../../live/BackendContext';
import { useAccount } from '../../session/SessionContext';
import { updateProfile } from '../operations/updateProfile';

const { displayName: nameSchema, photoURL: photoSchema } = updateProfileSchema.entries;
const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

export function ProfileForm() {
  const backend = useBackend();
  const account = useAccount();
  const form = useForm(
    { name: account.displayName ?? '', photo: account.photoUrl ?? '' },
    {
      name: (name) => faultOf(nameSchema, orNull(name)),
      photo: (photo) => faultOf(photoSchema, orNull(photo)),
    },
    ({ name, photo }) => updateProfile(backend, { displayName: orNull(name), photoURL: orNull(photo) }),
  );
  const { name, photo } = form.values;
  const photoFits = faultOf(photoSchema, orNull(photo)) === undefined;
  return (
    <Form
      {...form}
      submit="Save profile"
      working="Saving your profile"
      look="plain"
      done={form.sent && 'Your profile is saved.'}
    >
      <div css={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space(4) }}>
        <Avatar name={name || account.email} photo={photoFits ? orNull(photo) : null} size={56} />
        <div css={{ display: 'grid', gap: space(4) }}>
          <TextInput
            label="Name"
            name="name"
            autoComplete="name"
            value={name}
            onText={form.change('name')}
            error={form.errors.name}
          />
          <TextInput
            label="Photo"
            name="photo"
            type="url"
            inputMode="url"
            autoComplete="photo"
            placeholder="https://"
            mono
            value={photo}
            onText={form.change('photo')}
            error={form.errors.photo}
            hint="The address of a picture that anybody may see. Empty takes it away."
          />
        </div>
      </div>
    </Form>
  );
}
