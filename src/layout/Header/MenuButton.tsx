import MenuIcon from 'lucide-react/icons/menu';
import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { useMessages } from '#src/app/use-texts.ts';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import { Reveal } from '#src/ui/Reveal/Reveal.tsx';

const MobileMenu = lazy(() =>
  import('#src/layout/overlays/MobileMenu.tsx').then(({ MobileMenu: component }) => ({ default: component })),
);

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
      {(menu) => (
        <Suspense fallback={null}>
          <MobileMenu isOpen={menu.isOpen} onClose={menu.close} />
        </Suspense>
      )}
    </Reveal>
  );
};
