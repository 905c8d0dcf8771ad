import { Redirect } from 'wouter';
import { pathTo } from '#src/routes/paths.ts';

/** The older address of becoming a seller. */
export const SellerRegisterScreen = () => <Redirect to={pathTo('partnerRegister')} replace />;
