import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { offersCollection } from '../../api/staff/staff-offers';
import { ListState } from '../lists/list-state';
import { useStaffList } from '../lists/use-staff-list';
import { AdminIcon } from '../shell/admin-icon';
import { Screen } from '../shell/screen';
import { OfferRows } from './offer-rows';

/** The screen of all offers: the slides that open the home page. */
export function OffersList() {
  const list = useStaffList(offersCollection);
  const add = (
    <Button component={Link} to="/admin/offers/new" leftSection={<AdminIcon name="plus" />}>
      Add an offer
    </Button>
  );
  return (
    <Screen title="Offers" actions={add}>
      <ListState
        list={list}
        noun="offer"
        empty={{
          title: 'There are no offers yet',
          text: 'Until there is one, Home opens with two slides of its own.',
          action: add,
        }}
      >
        {(offers) => <OfferRows offers={offers} />}
      </ListState>
    </Screen>
  );
}
