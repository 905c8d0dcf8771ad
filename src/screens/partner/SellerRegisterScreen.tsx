import { pathTo } from '#src/routes/paths.ts';
import { Redirect } from '#src/shop/address.ts';

/** The older address of becoming a seller. */
export const SellerRegisterScreen = () => <Redirect to={pathTo('partnerRegister')} />;
