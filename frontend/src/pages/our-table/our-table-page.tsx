import { useLocation } from 'react-router-dom';
import { drinksOnDemand } from '../../api/on-demand';
import { useResource } from '../../features/boot/use-resource';
import { useMenu } from '../../features/catalogue/menu-store';
import { ReadFailure } from '../../features/catalogue/read-failure';
import { useSaid } from '../../features/our-table/kept-table';
import { useOurTable } from '../../features/our-table/use-our-table';
import { UnreadWords } from '../../features/diet/unread-words';
import { ActionLink } from '../../ui/action-link';
import { EmptyArt } from '../../ui/empty-art';
import { SkeletonCards } from '../../ui/skeleton';
import styles from './our-table-page.module.css';
import { TableList } from './table-list';
import { Title } from './title';

const LOAD_ERROR = 'Could not load the menu and the drinks.';

/** What a party has chosen: for them to count, and for their server to read. */
export function OurTablePage() {
  // A link from this page to itself must start it afresh.
  return <Shown key={useLocation().key} />;
}

function Shown() {
  const table = useOurTable();
  return (
    <div className={styles.page}>
      <Title />
      <p role="status" className="visually-hidden">
        {useSaid()}
      </p>
      <UnreadWords />
      {table.lines.length > 0 ? <Chosen table={table} /> : <NothingChosen />}
    </div>
  );
}

function Chosen({ table }: { table: ReturnType<typeof useOurTable> }) {
  const menu = useMenu();
  const drinks = useResource(drinksOnDemand, LOAD_ERROR);
  if (menu.data && drinks.data) return <TableList table={table} menu={menu.data} drinks={drinks.data} />;
  if (menu.status !== 'error' && drinks.status !== 'error')
    return <SkeletonCards count={3} label="Loading the menu…" />;
  return (
    <ReadFailure
      text={LOAD_ERROR}
      offer="we’ll be happy to tell you what’s on the menu"
      onRetry={() => {
        menu.refetch();
        drinks.refetch();
      }}
    />
  );
}

function NothingChosen() {
  return (
    <>
      <div className="prose stack gap-3">
        <EmptyArt name="plate" />
        <p>
          Nothing here yet. Tap + next to a dish or drink. This isn’t an order. Show the list to your server
          when you’re ready.
        </p>
        <p>
          We add up the prices, in total and per person, and list the allergens. You can show your server the
          list in large type.
        </p>
        <p>We don’t store your list: it stays in your browser, and in the link if you share it.</p>
        <noscript>
          <p>
            The + buttons need JavaScript. Without it you can still read a list that someone shared with you.
          </p>
        </noscript>
      </div>
      <p className={styles.ways}>
        <ActionLink to="/menu" look="primary">
          See the menu
        </ActionLink>{' '}
        <ActionLink to="/drinks" look="secondary">
          See the drinks
        </ActionLink>
      </p>
    </>
  );
}
