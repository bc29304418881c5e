import { ColorSpecimens } from './color-specimens';
import { ControlSpecimens } from './control-specimens';
import { OrnamentSpecimens } from './ornament-specimens';
import { PictureSpecimens } from './picture-specimens';
import { ScaleSpecimens } from './scale-specimens';
import styles from './styleguide.module.css';

export function StyleguidePage() {
  return (
    <div className={styles.page}>
      <h1>Styleguide</h1>
      <p>
        Every token and every part that no page owns. Try it in both color schemes, at 320 px, in print and
        with forced colors.
      </p>
      <ColorSpecimens />
      <ScaleSpecimens />
      <ControlSpecimens />
      <PictureSpecimens />
      <OrnamentSpecimens />
    </div>
  );
}
