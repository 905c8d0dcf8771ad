/** The three address types. An unknown type from the back end is shown unchanged. */
import BriefcaseIcon from 'lucide-react/icons/briefcase';
import HouseIcon from 'lucide-react/icons/house';
import MapPinIcon from 'lucide-react/icons/map-pin';
import { useMessages } from '#src/shop/use-messages.ts';

export const addressTypes = { home: 'Home address', office: 'Work address', other: 'Other address' } as const;

const icons = { home: <HouseIcon />, office: <BriefcaseIcon />, other: <MapPinIcon /> };

const known = (type: string) => {
  const name = type.toLowerCase();
  return name === 'home' || name === 'office' ? name : 'other';
};

export const addressIcon = (type: string) => icons[known(type)];

export const useAddressType = () => {
  const t = useMessages();
  return (type: string) => {
    const name = type.toLowerCase();
    return Object.hasOwn(addressTypes, name) ? t(addressTypes[known(name)]) : type;
  };
};
