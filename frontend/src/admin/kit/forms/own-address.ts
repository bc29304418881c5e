import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** A form says “saved” right after the save, not when someone returns to it later. */
const SAID_FOR_MS = 10_000;

/** `menu/new` and the id `abc` become `/admin/menu/abc`. */
export function ownAddress(draftKey: string, id: string): string {
  return `/admin/${draftKey.replace(/[^/]*$/, encodeURIComponent(id))}`;
}

interface Arrival {
  savedAt: number;
  typed: Readonly<Record<string, unknown>>;
}

export function useOwnAddress() {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: Partial<Arrival> | null };
  const savedAt = typeof state?.savedAt === 'number' ? state.savedAt : 0;
  const [typed] = useState(() => (isFresh(savedAt) ? state?.typed : undefined) ?? {});
  const [isJustSaved, setIsJustSaved] = useState(false);
  // After the first render: a status is read out when it changes.
  useEffect(() => setIsJustSaved(isFresh(savedAt)), [savedAt]);
  return {
    isJustSaved,
    typed,
    goTo: (address: string, typedSince: Arrival['typed']) => {
      const arrival: Arrival = { savedAt: Date.now(), typed: structuredClone(typedSince) };
      void navigate(address, { replace: true, state: arrival });
    },
  };
}

function isFresh(savedAt: number): boolean {
  return Date.now() - savedAt < SAID_FOR_MS;
}
