/** Why a flow is not walked in a shop: the shop lacks something that the flow needs. Thrown by a planner; no fault of the shop. */
export class LeftOut extends Error {}
