import { staffSpecial } from '../../api/staff/staff-tapas5';
import { ListState } from '../lists/list-state';
import { useStaffList } from '../lists/use-staff-list';
import { Screen } from '../shell/screen';
import { ActiveSwitch } from './active-switch';
import { SpecialForm } from './special-form';

/** The tapas special: a switch that turns it on and off at once, and the form of what it is. */
export function Tapas5Screen() {
  const list = useStaffList(staffSpecial);
  return (
    <Screen title="Tapas $5">
      <ListState list={list} noun={{ one: 'special', many: 'the special’s dishes' }} empty="">
        {([special]) =>
          special && (
            <>
              <ActiveSwitch special={special} />
              <SpecialForm special={special} />
            </>
          )
        }
      </ListState>
    </Screen>
  );
}
