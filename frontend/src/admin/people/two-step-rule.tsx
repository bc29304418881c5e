import { Box, Switch } from '@mantine/core';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { fetchPeople, PEOPLE_KEY, requireTwoStep } from '../../api/staff/staff-people';
import { useSession } from '../kit/session/session-store';
import { describeFailure } from '../kit/shell/describe-failure';
import { notifyDone, notifyFailure } from '../kit/shell/notify';

export function TwoStepRule() {
  const { data, mutate } = useSWR(PEOPLE_KEY, fetchPeople);
  const me = useSession()?.user?.id;
  if (!data) return null;
  const { isTwoStepRequired: isOn } = data;
  const isMineOn = data.items.some(({ id, hasTwoStep }) => id === me && hasTwoStep);

  const change = async () => {
    try {
      await requireTwoStep(!isOn);
      notifyDone(
        isOn ? 'Two-step sign-in is each person’s choice now' : 'Two-step sign-in is required for everyone',
      );
    } catch (error) {
      notifyFailure(describeFailure(error, 'The rule for two-step sign-in', 'was not changed'));
    }
    await mutate();
  };

  return (
    <Box component="section" className="panel" mt="xl" p="md" maw="42rem">
      <Switch
        label="Require two-step sign-in for everyone"
        description={
          isOn || isMineOn ? (
            'Anyone who hasn’t set it up does so the next time they sign in.'
          ) : (
            <>
              Turn it on for {/* Above the switch’s input, which covers its label. */}
              <Box component={Link} to="/admin/profile" pos="relative">
                your own account
              </Box>{' '}
              first.
            </>
          )
        }
        checked={isOn}
        disabled={!isOn && !isMineOn}
        onChange={() => void change()}
      />
    </Box>
  );
}
