/** Changes the shopper's own account: the profile and the password. */
import type { Config } from '#server/config.ts';
import type { Body } from '#server/contract.types.ts';
import type { Db } from '#server/db/pool.ts';
import {
  changeUser,
  countryNamed,
  lockUser,
  takenContacts,
  type UserRow,
  userById,
} from '#server/db/queries/identity.ts';
import { endSessions } from '#server/db/queries/sessions.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import { inUngatedTransaction } from '#server/db/queries/transaction.ts';
import { deleteUploads } from '#server/db/queries/uploads.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { contactChanged, passwordChanged } from '#server/domain/account-message.ts';
import { changedContacts, checkProfile } from '#server/domain/profile.ts';
import { invalid, refused, unauthorized } from '#server/domain/refusal.ts';
import { passwordErrors } from '#server/domain/registration.ts';
import { hashPassword, isPassword } from '#server/security/password-hashing.ts';
import { userMark } from '#server/security/user-mark.ts';
import type { CheckedFile } from '#server/uploads/checked-file.ts';
import { publicLink } from '#server/uploads/file-links.ts';
import { removeFiles, storeFile } from '#server/uploads/stored-files.ts';
import type { Shopper } from './caller.ts';
import { notifyOwner } from './notify-owner.ts';
import { signIn } from './sign-in.ts';
import { lostRace, refuseIfAny, takenErrors } from './taken-contacts.ts';

const wrongPassword = 'The current password is wrong.';
const samePassword = 'The new password must differ from the current one.';

type Values = ReturnType<typeof checkProfile>['values'];
type ProfileForm = Body<'changeProfile'>;
type Changes = Parameters<typeof changeUser>[2];

/** A person with an unlocked phone must not be able to move the account to another e-mail address. */
async function refuseWithoutPassword(user: UserRow, typed: string | undefined): Promise<void> {
  if (!typed) {
    throw invalid({ current_password: ['The {field} field is required.', { field: 'current password' }] });
  }
  if (!(await isPassword(user.passwordHash, typed))) throw invalid({ current_password: wrongPassword });
}

function changesOf(values: Values, changed: { email: boolean; phone: boolean }): Changes {
  return { ...values, ...(changed.email && { emailVerified: false }), ...(changed.phone && { phoneVerified: false }) };
}

const movesContact = ({ emailVerified, phoneVerified }: Changes) => emailVerified === false || phoneVerified === false;

/** What the check of a profile depends on: another device may have changed it meanwhile. */
const isSameAccount = (one: UserRow, other: UserRow) =>
  (['email', 'phone', 'phoneCode', 'passwordHash'] as const).every((field) => one[field] === other[field]);

async function ownUser(db: Db, userId: number): Promise<UserRow> {
  const user = await userById(db, userId);
  if (!user) throw unauthorized();
  return user;
}

async function checkedChanges({ db, clock }: Dependencies, user: UserRow, form: ProfileForm): Promise<Changes> {
  const rules = await readSomeSettings(db, ['phoneMinLength', 'phoneMaxLength']);
  const country = form.country?.trim() ? await countryNamed(db, form.country) : undefined;
  const { values, errors } = checkProfile(form, country, rules, clock());
  const taken = await takenContacts(db, values, user.id);
  refuseIfAny({ ...takenErrors(taken), ...errors });
  const changed = changedContacts(user, values);
  if (changed.email || changed.phone) await refuseWithoutPassword(user, form.current_password);
  return changesOf(values, changed);
}

/** Gives the names of photos that are not needed any more. */
async function replacePhoto(
  tx: Db,
  config: Config,
  userId: number,
  photo: CheckedFile,
): Promise<[url: string, gone: string[]]> {
  const kept = await storeFile(tx, config, photo, { ownerId: userId, purpose: 'profile', isPublic: true });
  return [publicLink(kept.name), await deleteUploads(tx, userId, 'profile', kept.name)];
}

type ProfileChange = {
  form: ProfileForm;
  /** Called after the form is valid, because checking a picture takes time. */
  readPhoto: () => Promise<CheckedFile | undefined>;
};

/** The previous contact gets a message when it is changed. */
export async function changeProfile(deps: Dependencies, shopper: Shopper, change: ProfileChange): Promise<UserRow> {
  const { db, config } = deps;
  const before = await ownUser(db, shopper.userId);
  const changes = await checkedChanges(deps, before, change.form);
  const photo = await change.readPhoto();
  const { user, gone } = await inUngatedTransaction(db, async (tx) => {
    const locked = await lockUser(tx, before.id);
    const checked = isSameAccount(locked, before) ? changes : await checkedChanges(deps, locked, change.form);
    const [url, gone] = photo ? await replacePhoto(tx, config, before.id, photo) : [undefined, []];
    if (movesContact(checked)) await notifyOwner(tx, locked, shopper, contactChanged);
    return { user: await changeUser(tx, before.id, { ...checked, ...(url && { photo: url }) }), gone };
  }).catch((error: unknown) => {
    throw lostRace(error);
  });
  await removeFiles(config, gone);
  return user;
}

/** Ends every session of the account and opens a new one for the caller. */
export async function changePassword({ db, clock }: Dependencies, shopper: Shopper, form: Body<'changePassword'>) {
  const { current_password: current, password, password_confirmation: again } = form;
  const user = await ownUser(db, shopper.userId);
  if (password !== again) throw invalid({ password_confirmation: 'Confirm Password does not match.' });
  refuseIfAny(await passwordErrors(password, [user.email, user.phone, user.name]));
  if (!(await isPassword(user.passwordHash, current))) throw refused(wrongPassword);
  if (password === current) throw invalid({ password: samePassword });
  const passwordHash = await hashPassword(password);
  const opening = { now: clock(), caller: shopper, entry: 'own device' } as const;
  const { access } = await inUngatedTransaction(db, async (tx) => {
    const { passwordHash: known } = await lockUser(tx, user.id);
    // Another change has ended this session meanwhile.
    if (known !== user.passwordHash) throw unauthorized();
    const changed = await changeUser(tx, user.id, { passwordHash });
    await endSessions(tx, user.id);
    await notifyOwner(tx, user, shopper, passwordChanged);
    return signIn(tx, changed, opening);
  });
  shopper.log.info({ event: 'password', user: userMark(user.id) });
  return access;
}
