/** A pair of keys for the notifications of shops in tests; no other shop has it. */
export const testPushKeys = {
  VAPID_PUBLIC_KEY: 'BDeGsZnWr7XNwbS5cf7SfffL2eNrV92Q7AslWPooYwZut8ABKn_rOj4fZ2R_wkNXiiUL4188KRD56yjA-7QeJUw',
  VAPID_PRIVATE_KEY: 'qOG5XzZKD2CRVbBjbeXrYElZf51SR5vE-MP60z4ma7o',
  VAPID_SUBJECT: 'mailto:shop@larder.test',
};
