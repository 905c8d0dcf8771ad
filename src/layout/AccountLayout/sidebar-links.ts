/** The entries of the account's sidebar. */
import type { LucideIcon } from 'lucide-react';
import BriefcaseBusinessIcon from 'lucide-react/icons/briefcase-business';
import CircleQuestionMarkIcon from 'lucide-react/icons/circle-question-mark';
import FileTextIcon from 'lucide-react/icons/file-text';
import HeartIcon from 'lucide-react/icons/heart';
import KeyRoundIcon from 'lucide-react/icons/key-round';
import LayoutDashboardIcon from 'lucide-react/icons/layout-dashboard';
import LifeBuoyIcon from 'lucide-react/icons/life-buoy';
import ListChecksIcon from 'lucide-react/icons/list-checks';
import MapPinIcon from 'lucide-react/icons/map-pin';
import MessageCircleIcon from 'lucide-react/icons/message-circle';
import PackageIcon from 'lucide-react/icons/package';
import SettingsIcon from 'lucide-react/icons/settings';
import ShieldIcon from 'lucide-react/icons/shield';
import Undo2Icon from 'lucide-react/icons/undo-2';
import UserRoundIcon from 'lucide-react/icons/user-round';
import { fixedOrderBadge } from '#machines/constants.ts';
import type { MessageKey } from '#src/i18n/messages.ts';

export type SidebarLink = {
  page:
    | 'dashboard'
    | 'orderHistory'
    | 'returnedOrders'
    | 'wishlist'
    | 'savedLists'
    | 'messages'
    | 'profile'
    | 'addresses'
    | 'tickets'
    | 'help'
    | 'changePassword'
    | 'terms'
    | 'privacy'
    | 'professionalRegistration'
    | 'settings';
  label: MessageKey;
  Icon: LucideIcon;
  /** Where the pages beneath it begin, if not with its own address. */
  beneath?: string;
  /** Seen, not read out. */
  badge?: number;
};

export const accountLinks: readonly SidebarLink[] = [
  { page: 'dashboard', label: 'Dashboard', Icon: LayoutDashboardIcon },
  { page: 'orderHistory', label: 'Orders', Icon: PackageIcon, badge: fixedOrderBadge },
  { page: 'returnedOrders', label: 'Return Orders', Icon: Undo2Icon },
  { page: 'wishlist', label: 'Wishlist', Icon: HeartIcon },
  { page: 'savedLists', label: 'Lists', Icon: ListChecksIcon },
  { page: 'messages', label: 'Messages', Icon: MessageCircleIcon },
  { page: 'profile', label: 'My Profile', Icon: UserRoundIcon },
  { page: 'addresses', label: 'Manage Address', Icon: MapPinIcon },
  { page: 'tickets', label: 'Support Tickets', Icon: LifeBuoyIcon, beneath: '/support-ticket' },
  { page: 'help', label: 'Help', Icon: CircleQuestionMarkIcon },
  { page: 'changePassword', label: 'Change Password', Icon: KeyRoundIcon },
];

export const legalLinks: readonly SidebarLink[] = [
  { page: 'terms', label: 'Terms & Conditions', Icon: FileTextIcon },
  { page: 'privacy', label: 'Privacy Policy', Icon: ShieldIcon },
];

export const preferenceLinks: readonly SidebarLink[] = [
  { page: 'settings', label: 'Settings', Icon: SettingsIcon },
  { page: 'professionalRegistration', label: 'Professional Registration', Icon: BriefcaseBusinessIcon },
];
