import { EventsCarousel } from '../../features/event/events-carousel';
import { FindUs } from '../../features/find-us/find-us';
import { AzulejoBand } from '../../ui/azulejo-band';
import { OurStory } from './our-story';
import { OurValues } from './our-values';

export function HomeRest() {
  return (
    <>
      <OurStory />
      <OurValues />
      <EventsCarousel />
      <AzulejoBand pattern="wave" />
      <FindUs />
    </>
  );
}
