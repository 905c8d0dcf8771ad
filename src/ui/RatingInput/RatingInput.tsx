import StarIcon from 'lucide-react/icons/star';
import { useId } from 'react';
import * as frame from '#src/ui/Field/Field.css.ts';
import * as styles from './RatingInput.css.ts';

export type RatingInputProps = {
  legend: string;
  name: string;
  /** From 1 to 5; 0 while no star is chosen. */
  value: number;
  /** '4 stars' */
  starLabel: (stars: number) => string;
  error?: string | undefined;
  isDisabled?: boolean | undefined;
  onChange: (stars: number) => void;
};

const five = [1, 2, 3, 4, 5];

/** Five stars as native radio buttons: arrow keys, touch and screen readers work without code of ours. */
export const RatingInput = (props: RatingInputProps) => {
  const { legend, name, value, starLabel, error, isDisabled, onChange } = props;
  const id = useId();
  return (
    <fieldset className={styles.root} aria-describedby={error ? id : undefined}>
      <legend className={frame.label}>{legend}</legend>
      <div className={styles.stars}>
        {five.map((stars) => (
          <label key={stars} className={styles.fills[stars <= value ? 'full' : 'empty']}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={stars}
              checked={stars === value}
              disabled={isDisabled}
              aria-label={starLabel(stars)}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(stars)}
            />
            <StarIcon />
          </label>
        ))}
      </div>
      {error ? (
        <p className={frame.error} id={id} dir="auto">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
};
