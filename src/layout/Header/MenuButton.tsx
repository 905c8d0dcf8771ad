import MenuIcon from 'lucide-react/icons/menu';
import { useLocation } from 'wouter';
import { lazyOverlay } from '#src/shop/lazy-overlay.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import { Reveal } from '#src/ui/Reveal/Reveal.tsx';

const MobileMenu = lazyOverlay(async () => (await import('#src/layout/MobileMenu/MobileMenu.tsx')).MobileMenu);

export const MenuButton = () => {
  const t = useMessages();
  const [path] = useLocation();
  return (
    <Reveal
      resetKey={path}
      trigger={({ isOpen, onPress }) => (
        <IconButton label={t('Open menu')} aria-haspopup="dialog" aria-expanded={isOpen} onPress={onPress}>
          <MenuIcon />
        </IconButton>
      )}
    >
      {(menu) => <MobileMenu isOpen={menu.isOpen} onClose={menu.close} onMissing={menu.cancel} />}
    </Reveal>
  );
};
