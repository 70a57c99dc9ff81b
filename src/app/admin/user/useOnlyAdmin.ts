import { useEffect, useState } from 'react';
import { useBackend } from '#app/live/BackendContext';

/** Whether nobody else is an active admin. Until it is known, and when it can't be, no: the functions decide anyway. */
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
