/** Texts that try to become something else: markup, scripts, links that are none, letters that hide or turn others. */

const wrappers = [
  (core: string) => core,
  (core: string) => `"${core}"`,
  (core: string) => `https://larder.test/${core}`,
  (core: string) => `www.larder.test/?q=${core} and more`,
  (core: string) => `&lt;${core}&gt;`,
  (core: string) => `\u202e${core}\u202c`,
  (core: string) => `ht\u200btps://larder.test ${core}`,
  (core: string) => `${core}\nhttps://larder.test`,
];

const cores = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '"><script>alert(1)</script>',
  "'onmouseover='alert(1)",
  '" onclick="alert(1)',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java&#x0A;script:alert(1)',
  '&#106;avascript:alert(1)',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<math><mi xlink:href="javascript:alert(1)">',
  '{{constructor.constructor("alert(1)")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what somebody may write
  '${alert(1)}',
  '<style>@import "javascript:alert(1)"</style>',
  '&quot;&gt;&lt;script&gt;',
];

/** Each is a text that somebody may write to break out of being one. */
export const hostileTexts = cores.flatMap((core) => wrappers.map((wrap) => wrap(core)));
