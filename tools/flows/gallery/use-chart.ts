/** The layout of the chosen chart, which is made anew when the choice or the window changes. */
import { useEffect, useMemo, useState } from 'react';
import type { Chart } from '../charts.ts';
import { type ChartOutline, outlineChart } from '../outline.ts';
import { type Choice, chooseView, type Room, type Shown } from './choose-view.ts';

export const useOutline = (chart: Chart) => useMemo(() => outlineChart(chart.machine), [chart]);

export type Drawn = Shown & { chart: string };

export const useDrawing = (
  chart: string,
  outline: ChartOutline,
  { detail, folded }: Choice,
  room: Room | undefined,
): Drawn | undefined => {
  const [drawn, setDrawn] = useState<Drawn>();
  useEffect(() => {
    let isCurrent = true;
    if (room)
      void chooseView(outline, { detail, folded }, room).then((shown) => {
        if (isCurrent) setDrawn({ ...shown, chart });
      });
    return () => {
      isCurrent = false;
    };
  }, [chart, outline, detail, folded, room]);
  return drawn?.chart === chart ? drawn : undefined;
};

const sameRoom = (one: Room | undefined, other: Room) => one?.width === other.width && one.height === other.height;

/** The inner size of an element; it follows the window. */
export const useRoom = (element: HTMLElement | null): Room | undefined => {
  const [room, setRoom] = useState<Room>();
  useEffect(() => {
    if (!element) return;
    const measure = () => {
      const next = { width: element.clientWidth, height: element.clientHeight };
      setRoom((before) => (sameRoom(before, next) ? before : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return room;
};
