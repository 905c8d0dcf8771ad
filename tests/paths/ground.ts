/** What a shop says of itself before any journey is planned: its settings, and an account to walk with. */
import type { Ground } from './journey.ts';
import type { JourneyOptions } from './report.types.ts';

type DemoAccount = { phone: string; password: string };

type Asked = Pick<JourneyOptions, 'url' | 'account' | 'device' | 'language'>;

export const groundOf = async ({ url, account, device, language }: Asked): Promise<Ground> => {
  const response = await fetch(`${url}/api/master`);
  if (!response.ok) throw new Error(`${url}/api/master responded with ${response.status}.`);
  const { data } = (await response.json()) as { data: Record<string, unknown> };
  const demo = data.demo_account as DemoAccount | null | undefined;
  const known = account ?? (demo ? { login: demo.phone, password: demo.password } : undefined);
  return {
    url,
    settings: data,
    ...(known ? { account: known } : {}),
    ...(device ? { device } : {}),
    ...(language ? { language } : {}),
  };
};
