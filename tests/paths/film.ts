/**
 * What a page shows, as a moving picture that every browser plays. Playwright's own videos need a program that no package
 * registry has; the frames come from Chromium itself.
 */
import type { Page } from 'playwright-core';
import sharp from 'sharp';

type Frame = { image: Buffer; atMs: number };

export type Film = {
  /** An animated WebP; undefined where the browser hands out no frames. */
  end: () => Promise<Buffer | undefined>;
};

const size = { width: 640, height: 640 };
/** A still page makes no frames; nobody has to wait through that. */
const longestMs = 2_000;
const lastMs = 3_000;

const animated = async (frames: readonly Frame[]): Promise<Buffer | undefined> => {
  if (frames.length === 0) return undefined;
  const [first] = frames;
  const { width, height } = await sharp(first?.image).metadata();
  const images = await Promise.all(
    frames.map(({ image }) => sharp(image).resize({ width, height, fit: 'contain' }).png().toBuffer()),
  );
  const delay = frames.map(({ atMs }, at) => {
    const next = frames[at + 1];
    return next ? Math.min(longestMs, Math.max(20, Math.round(next.atMs - atMs))) : lastMs;
  });
  if (images.length === 1) return sharp(images[0]).webp().toBuffer();
  return sharp(images, { join: { animated: true } })
    .webp({ delay, loop: 0, quality: 60, effort: 2 })
    .toBuffer();
};

const filmInChromium = async (page: Page): Promise<Film> => {
  const session = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ image: Buffer.from(data, 'base64'), atMs: (metadata.timestamp ?? 0) * 1000 });
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  const { width: maxWidth, height: maxHeight } = size;
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 60, maxWidth, maxHeight });
  return {
    end: async () => {
      await session.send('Page.stopScreencast').catch(() => undefined);
      return animated(frames);
    },
  };
};

/** Other browsers have no frames to give. */
export const startFilm = (page: Page): Promise<Film> =>
  filmInChromium(page).catch(() => ({ end: async () => undefined }));
