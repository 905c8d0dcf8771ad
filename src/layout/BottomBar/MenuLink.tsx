import type { MenuItem } from '#machines/preferences/preferences.types.ts';
import { webLink } from '#src/components/web-link.ts';
import { useAddress } from '#src/shop/address.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';

export type MenuLinkProps = { item: MenuItem; className: string; onPress?: () => void };

/** External ones are plain links with the target that the shop chose. */
export const MenuLink = ({ item, className, onPress }: MenuLinkProps) => {
  const t = useMessages();
  const { path } = useAddress();
  const link = webLink(item.url);
  const isNewTab = item.target === '_blank';
  if (!link) return <bdi className={className}>{item.name}</bdi>;
  if (link.isExternal || item.is_external || isNewTab) {
    return (
      <a className={className} href={link.href} target={item.target} rel="noopener">
        <bdi>{item.name}</bdi>
        {isNewTab ? <VisuallyHidden>{t('Opens in a new tab')}</VisuallyHidden> : null}
      </a>
    );
  }
  return (
    <Link
      className={className}
      href={link.href}
      aria-current={path === link.href ? 'page' : undefined}
      onClick={() => onPress?.()}
    >
      <bdi>{item.name}</bdi>
    </Link>
  );
};
