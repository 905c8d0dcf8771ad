/** Accounts and their sessions. */
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, isActive, localeForm, moment, oneOf } from './columns.ts';

const roles = ['customer', 'shop', 'admin', 'root', 'visitor', 'driver', 'supplier'] as const;
const genders = ['male', 'female', 'other'] as const;

export const users = pgTable(
  'users',
  {
    id: id(),
    name: text().notNull(),
    email: text(),
    /** Digits without the dialling code. */
    phone: text(),
    phoneCode: text('phone_code'),
    country: text(),
    passwordHash: text('password_hash'),
    role: text({ enum: roles }).notNull().default('customer'),
    emailVerified: boolean('email_verified').notNull().default(false),
    phoneVerified: boolean('phone_verified').notNull().default(false),
    photo: text(),
    gender: text({ enum: genders }),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    lastSeenAt: moment('last_seen_at'),
    /** The language in which the shopper last used the shop; mails that nobody asks for are in it. */
    language: text(),
    /** Whether the account gets mails that are neither about an order nor about its safety. */
    wantsMails: boolean('wants_mails').notNull().default(true),
    isActive: isActive(),
    /** Buys for a company whose documents the shop has approved. */
    isProfessional: boolean('is_professional').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('users_email').on(sql`lower(${t.email})`),
    uniqueIndex('users_phone').on(sql`coalesce(${t.phoneCode}, '')`, t.phone),
    index('users_phone_alone').on(t.phone),
    index('users_phone_whole').on(sql`(${t.phoneCode} || ${t.phone})`),
    index('users_sellers').on(t.id).where(sql`${t.role} = 'shop'`),
    /** The operator finds people by a part of either. */
    index('users_email_like').using('gin', sql`${t.email} gin_trgm_ops`),
    index('users_name_like').using('gin', sql`${t.name} gin_trgm_ops`),
    oneOf('users_role', t.role, roles),
    oneOf('users_gender', t.gender, genders),
    localeForm('users_language', t.language),
    check('users_reachable', sql`${t.email} is not null or ${t.phone} is not null`),
    check('users_name', sql`btrim(${t.name}) <> ''`),
    check('users_email_form', sql`${t.email} like '%_@_%'`),
    check('users_phone_form', sql`${t.phone} ~ '^[0-9]{4,20}$'`),
  ],
);

/** `tokenHash` is the SHA-256 of the bearer token; only the shopper has the token itself. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: bytes('token_hash').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    /** The absolute end, however often the session is used. */
    expiresAt: moment('expires_at').notNull(),
    /** The User-Agent of the sign-in; only its owner sees what it says. */
    userAgent: text('user_agent'),
  },
  (t) => [
    check('sessions_token_hash', sql`octet_length(${t.tokenHash}) = 32`),
    check('sessions_period', sql`${t.expiresAt} > ${t.createdAt}`),
    index().on(t.userId),
    index().on(t.expiresAt),
    index().on(t.lastUsedAt),
  ],
);
