const isOtherScheme = /^\s*(?!https?:|data:image\/|blob:)[a-z][a-z\d+.-]*:/i;

/** The address of a picture of the shop, of the web or with its data; `javascript:` and other schemes become '', which is no picture. */
export const safePictureAddress = (address: string): string => (isOtherScheme.test(address) ? '' : address);
