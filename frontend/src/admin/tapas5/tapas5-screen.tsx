import { Paper } from '@mantine/core';
import { staffSpecial } from '../../api/staff/staff-tapas5';
import { ListState } from '../kit/lists/list-state';
import { SpecialSwitch } from '../kit/lists/special-switch';
import { useStaffList } from '../kit/lists/use-staff-list';
import { HistoryLink } from '../kit/shell/history-link';
import { Screen } from '../kit/shell/screen';
import { SpecialForm } from './special-form';

export function Tapas5Screen() {
  const list = useStaffList(staffSpecial);
  return (
    <Screen title="Tapas $5" actions={<HistoryLink query={{ kind: 'special' }} />}>
      <ListState list={list} noun={{ one: 'special', many: 'the special’s dishes' }} empty="">
        {([special]) =>
          special && (
            <>
              <Paper bg="var(--color-surface)" px="md" py="sm" mb="xl" maw="42rem">
                <SpecialSwitch
                  special={special}
                  dishes={special.items.filter(({ available }) => available).length}
                />
              </Paper>
              <SpecialForm special={special} />
            </>
          )
        }
      </ListState>
    </Screen>
  );
}
