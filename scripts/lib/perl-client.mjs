/** Finds or installs OpenAPI::Client for Perl, which the test of a generated client uses. */
import { installOnDebian } from './debian.mjs';
import { run } from './project.mjs';

const isInstalled = async () => {
  const { code } = await run(['perl', '-MOpenAPI::Client', '-e', '1'], { quiet: true }).catch(() => ({ code: 1 }));
  return code === 0;
};

export async function ensurePerlClient() {
  if (await isInstalled()) return;
  await installOnDebian(
    ['libopenapi-client-perl'],
    'Debian’s libopenapi-client-perl for the test of a generated client',
  );
}
