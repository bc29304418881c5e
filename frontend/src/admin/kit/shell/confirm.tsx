import { Button, Group, Text } from '@mantine/core';
import { useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '../../../api/listeners';
import { Dialog } from './dialog';

export interface Question {
  title: string;
  text: string;
  action: string;
  isDangerous?: boolean;
}

interface Asked {
  question: Question;
  answer: ((isYes: boolean) => void) | null;
}

let asked: Asked | null = null;
const { listen: subscribe, tell: changed } = createListeners();

function put(next: Asked): void {
  asked = next;
  changed();
}

/** Asks before an action that can't be undone; Escape, Cancel and leaving the screen mean no. */
export function ask(question: Question): Promise<boolean> {
  // An earlier question is answered no: nothing happens without confirmation.
  asked?.answer?.(false);
  return new Promise((resolve) => put({ question, answer: resolve }));
}

export const askToDelete = (title: string, text: string) =>
  ask({ title, text, action: 'Delete', isDangerous: true });

function finish(isYes: boolean): void {
  if (!asked?.answer) return;
  asked.answer(isYes);
  put({ ...asked, answer: null });
}

export function ConfirmDialog() {
  const current = useSyncExternalStore(subscribe, () => asked);
  useEffect(() => () => finish(false), []);
  const question = current?.question;
  return (
    <Dialog opened={current?.answer != null} onClose={() => finish(false)} title={question?.title}>
      <Text>{question?.text}</Text>
      <Group mt="lg" justify="flex-end">
        <Button variant="default" data-autofocus onClick={() => finish(false)}>
          Cancel
        </Button>
        <Button color={question?.isDangerous ? 'danger' : 'accent'} onClick={() => finish(true)}>
          {question?.action}
        </Button>
      </Group>
    </Dialog>
  );
}
