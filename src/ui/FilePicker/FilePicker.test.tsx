// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FilePicker, type FilePickerProps } from './FilePicker.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const front = new File(['1'], 'front.png', { type: 'image/png' });
const bill = new File(['22'], 'bill.pdf', { type: 'application/pdf' });

const show = (props: Partial<FilePickerProps> = {}) => {
  const calls = { onAdd: vi.fn(), onRemove: vi.fn() };
  const texts = { label: 'Photos', chooseLabel: 'Choose photos', removeLabel: (name: string) => `Remove ${name}` };
  const view = render(<FilePicker name="photos" files={[]} accept={['image/png']} {...texts} {...calls} {...props} />);
  return { ...calls, ...view };
};

const input = () => screen.getByLabelText('Photos', { selector: 'input' }) as HTMLInputElement;

describe('FilePicker', () => {
  test('is a native, labelled control that offers only the accepted types', () => {
    show({ isMultiple: true });
    expect([input().type, input().accept, input().multiple]).toEqual(['file', 'image/png', true]);
  });

  test('reports chosen files and accepts the same file again', () => {
    const { onAdd } = show();
    fireEvent.change(input(), { target: { files: [front, bill] } });
    expect(onAdd).toHaveBeenCalledExactlyOnceWith([front, bill]);
    expect(input().value).toBe('');
  });

  test('lists each file with a remove button that moves the focus to the control', () => {
    const { onRemove } = show({ files: [front, bill] });
    const list = within(screen.getByRole('list', { name: 'Photos' }));
    expect(list.getAllByRole('listitem')).toHaveLength(2);
    fireEvent.click(list.getByRole('button', { name: 'Remove bill.pdf' }));
    expect(onRemove).toHaveBeenCalledExactlyOnceWith(bill);
    expect(document.activeElement).toBe(input());
  });

  test('previews images only, and revokes the object URL when it unmounts', () => {
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:front');
    const dropped = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    const { container, unmount } = show({ files: [front, bill] });
    expect(made.mock.calls).toEqual([[front]]);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('blob:front');
    unmount();
    expect(dropped.mock.calls).toEqual([['blob:front']]);
  });

  test('connects the error to the control', () => {
    show({ error: 'bill.pdf is too large' });
    expect(input().getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(input().getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('bill.pdf is too large');
  });

  test('neither adds nor removes files while disabled', () => {
    const { onRemove } = show({ files: [front], isDisabled: true });
    expect(input().disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Remove front.png' }));
    expect(onRemove).not.toHaveBeenCalled();
  });
});
