import { Box, Button, SimpleGrid } from '@mantine/core';

/** Every small number that a kitchen counts at a glance, then larger steps. */
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 30];

interface CountChoiceProps {
  name: string;
  left: number | null;
  onChoose: (left: number | null) => void;
}

/** At the lower edge of a phone, the numbers would open out of sight. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

export function CountChoice({ name, left, onChoose }: CountChoiceProps) {
  return (
    <Box
      ref={intoView}
      role="group"
      aria-label={`Only how many ${name} left?`}
      className="stack gap-2 starts"
      pb="sm"
    >
      <p className="note">Only how many left?</p>
      <SimpleGrid minColWidth="var(--target)" autoFlow="auto-fit" spacing={4} w="100%" maw="28rem">
        {NUMBERS.map((number) => (
          <Button key={number} px={0} variant="default" onClick={() => onChoose(number)}>
            {number}
          </Button>
        ))}
      </SimpleGrid>
      {left !== null && (
        <Button variant="default" onClick={() => onChoose(null)}>
          Stop counting
        </Button>
      )}
    </Box>
  );
}
