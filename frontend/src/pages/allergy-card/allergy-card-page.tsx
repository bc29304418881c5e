import { hasDiet } from '../../domain/diet';
import { TELL_SERVER } from '../../domain/legal';
import { DietLines } from '../../features/diet/card-lines';
import { UnreadWords } from '../../features/diet/unread-words';
import { useDiet } from '../../features/diet/use-diet';
import { useLitScreen } from '../../features/diet/use-lit-screen';
import { ActionLink } from '../../ui/action-link';
import { EmptyArt } from '../../ui/empty-art';
import styles from './allergy-card-page.module.css';

/**
 * A card to show to the kitchen, or to print. Browsers must not translate it: the kitchen reads English and Spanish.
 */
export function AllergyCardPage() {
  const diet = useDiet();
  const isChosen = hasDiet(diet);
  useLitScreen();
  return (
    <div className={styles.page}>
      <h1 className={`screen-only ${isChosen ? 'text-xl' : 'page-title'}`}>Allergy card</h1>
      <UnreadWords />
      {isChosen ? (
        <div className={styles.card} translate="no">
          <DietLines diet={diet} />
          <p className={styles.request}>
            Please check every ingredient, sauce and fryer.{' '}
            <span lang="es">Por favor, comprueben cada ingrediente, cada salsa y cada freidora.</span>
          </p>
        </div>
      ) : (
        <div className="prose stack gap-3">
          <EmptyArt name="plate" />
          <p>
            On the menu, the drinks list or the $5 special, choose what you can’t have. This card then lists
            it for the kitchen.
          </p>
          <p>
            Show it to your server, or print it. It lists what you can’t have in large type, in English and in
            Spanish.
          </p>
          <p>
            {/* One text: what begins within a line would move sideways when the font arrives. */}
            {`We don’t store your choices: they’re in this page’s address and in your browser. ${TELL_SERVER}`}
          </p>
        </div>
      )}
      <p className="screen-only">
        <ActionLink to="/menu" look="secondary">
          Back to the menu
        </ActionLink>
      </p>
    </div>
  );
}
