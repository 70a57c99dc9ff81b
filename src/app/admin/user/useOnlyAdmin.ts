import { useEffect, useState } from 'react';
import { useBackend } from '#app/live/BackendContext';

/**
 * Returns whether there is no other active admin. False until that is known and when it can't be: the
 * functions check anyway.
 */
export function useOnlyAdmin(): boolean {
  const { data } = useBackend();
  const [admins, setAdmins] = useState<number>();
  useEffect(() => {
    const where = [
      ['admin', '==', true],
      ['state', '==', 'active'],
    ] as const;
    data
      .count({ from: 'users', where })
      .then(setAdmins, (error: unknown) => console.warn('Couldn’t count the admins.', error));
  }, [data]);
  return admins === 1;
}
