// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyComponent, Part } from '#src/shop/lazy-component.tsx';
import { QuantityStepper } from '#src/ui/QuantityStepper/QuantityStepper.tsx';
import { removeWritten, written } from '#tests/support/views/written.tsx';

const onPress = vi.fn();

const Heart = ({ label }: { label: string }) => (
  <button type="button" onClick={onPress}>
    {label}
  </button>
);

afterEach(() => {
  onPress.mockClear();
  removeWritten();
});

test('A press before the page is hydrated is repeated afterwards, and later presses count once', async () => {
  const { root, hydrate } = written(<Heart label="Save" />);
  const button = root.querySelector('button') as HTMLElement;
  button.click();
  button.click();
  await hydrate();
  expect(root.querySelector('button')).toBe(button);
  await expect.poll(() => onPress.mock.calls.length).toBe(1);
  button.click();
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('The first event that nothing receives is reported, and none that is received', async () => {
  const { root, hydrate } = written(<Heart label="Save" />);
  const reported = vi.fn();
  void globalThis.missedEvents?.first.then(reported);
  await hydrate();
  const button = root.querySelector('button') as HTMLElement;
  button.click();
  await Promise.resolve();
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(reported).not.toHaveBeenCalled();
  removeWritten();

  const early = written(<Heart label="Save" />);
  void globalThis.missedEvents?.first.then(reported);
  early.root.querySelector('button')?.click();
  await Promise.resolve();
  expect(reported).toHaveBeenCalledOnce();
});

test('Each press on a stepper before the page is hydrated is a step, and none is lost in between', async () => {
  const onIncrement = vi.fn();
  const { root, hydrate } = written(
    <QuantityStepper
      value={1}
      numberOf={String}
      label="Servings"
      incrementLabel="More"
      decrementLabel="Fewer"
      onIncrement={onIncrement}
      onDecrement={vi.fn()}
      onSet={vi.fn()}
    />,
  );
  const more = root.querySelector('[aria-label=More]') as HTMLElement;
  for (let press = 0; press < 3; press += 1) more.click();
  await hydrate();
  more.click();
  await expect.poll(() => onIncrement.mock.calls.length).toBe(4);
});

// `options.test.ts` presses a part in a browser while its code is late.
test.each(['nothing', 'firstInteraction'] as const)(
  'A press on a part that waits for %s is repeated once the part is hydrated',
  async (waitFor) => {
    const heart = lazyComponent<{ label: string }>({ file: 'heart', load: async () => Heart, waitFor });
    await heart.load();
    const { root, hydrate } = written(<Part of={heart} given={{ label: 'Save' }} />);
    const button = root.querySelector('button') as HTMLElement;
    button.click();
    await hydrate();
    await expect.poll(() => onPress.mock.calls.length).toBe(1);
    expect(root.querySelector('button')).toBe(button);
  },
);

const Choice = () => {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const choose = (name: string) => setChosen([...chosen, name]);
  return (
    <>
      {['size', 'colour'].map((name) => (
        <input key={name} type="radio" name={name} checked={chosen.includes(name)} onChange={() => choose(name)} />
      ))}
      <output>{chosen.join(', ')}</output>
    </>
  );
};

test('Two presses are repeated in their order, and the second sees what the first has changed', async () => {
  const { root, hydrate } = written(<Choice />);
  const radios = [...root.querySelectorAll('input')];
  for (const radio of radios) radio.click();
  expect(radios.map(({ checked }) => checked)).toEqual([false, false]);
  await hydrate();
  await expect.poll(() => root.querySelector('output')?.textContent).toBe('size, colour');
});

test('A checkbox is not checked before it is hydrated, and a link is left to the browser', async () => {
  const onChange = vi.fn();
  const { root, hydrate } = written(
    <>
      <label>
        Organic <input type="checkbox" onChange={onChange} />
      </label>
      <a href="#top">Top</a>
    </>,
  );
  const [label, box, link] = ['label', 'input', 'a'].map((name) => root.querySelector(name) as HTMLElement);
  const follow = vi.fn((event: Event) => event.defaultPrevented);
  link?.addEventListener('click', (event) => {
    follow(event);
    event.preventDefault();
  });
  link?.click();
  expect(follow).toHaveReturnedWith(false);
  label?.click();
  expect(box).toHaveProperty('checked', false);
  await hydrate();
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  expect(box).toHaveProperty('checked', true);
});
