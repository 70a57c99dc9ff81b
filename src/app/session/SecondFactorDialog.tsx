import { useEffect, useState } from 'react';
import { Button } from '#ui/Button';
import { Dialog } from '#ui/Dialog';
import { TextInput } from '#ui/TextInput';
import { Form } from '../forms/Form';
import { useForm } from '../forms/useForm';
import { useBackend } from '../live/BackendContext';

interface Question {
  readonly submit: (code: string) => Promise<void>;
  readonly done: () => void;
  readonly cancel: () => void;
}

/** Prompts for the code of the authenticator app whenever a sign-in needs one, on any screen. */
export function SecondFactorDialog() {
  const { auth } = useBackend();
  const [question, setQuestion] = useState<Question>();
  useEffect(
    () =>
      auth.onSecondFactor(
        (submit) =>
          new Promise<void>((resolve, reject) => {
            const canceled = Object.assign(new Error('The user canceled.'), {
              code: 'auth/second-factor-canceled',
            });
            setQuestion({ submit, done: resolve, cancel: () => reject(canceled) });
          }),
      ),
    [auth],
  );
  const end = (how: 'done' | 'cancel') => {
    setQuestion(undefined);
    question?.[how]();
  };
  return (
    <Dialog title="Enter your code" open={question !== undefined} onClose={() => end('cancel')}>
      {question && (
        <CodeForm submit={question.submit} onDone={() => end('done')} onCancel={() => end('cancel')} />
      )}
    </Dialog>
  );
}

interface CodeFormProps extends Pick<Question, 'submit'> {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

function CodeForm({ submit, onDone, onCancel }: CodeFormProps) {
  const form = useForm({ code: '' }, { code: codeError }, async ({ code }) => {
    await submit(digitsOf(code));
    onDone();
  });
  return (
    <Form {...form} submit="Confirm" working="Confirming" aside={<Button onClick={onCancel}>Cancel</Button>}>
      <TextInput
        label="Code from your authenticator app"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={form.values.code}
        onText={form.change('code')}
        error={form.errors.code}
      />
    </Form>
  );
}

/** Apps show the code in two groups. */
const digitsOf = (typed: string) => typed.replace(/\s/g, '');

const codeError = (typed: string) =>
  /^\d{6}$/.test(digitsOf(typed)) ? undefined : 'Enter the 6-digit code from your app.';
