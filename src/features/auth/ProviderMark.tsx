import type { SocialProvider } from '#machines/login/login.types.ts';

/** The logos, drawn inline in the companies' colours. Apple requires its logo in the colour of the text. */
const drawings: Record<SocialProvider, React.JSX.Element> = {
  google: (
    <g fill="none" strokeWidth="4">
      <path stroke="#ea4335" d="M17.66 6.34A8 8 0 0 0 5.07 8" />
      <path stroke="#fbbc05" d="M5.07 8a8 8 0 0 0 0 8" />
      <path stroke="#34a853" d="M5.07 16a8 8 0 0 0 12.59 1.66" />
      <path stroke="#4285f4" d="M17.66 17.66A8 8 0 0 0 20 12h-8" />
    </g>
  ),
  facebook: (
    <>
      <circle cx="12" cy="12" r="11" fill="#0866ff" />
      <path d="M16.5 6.5H15A2.5 2.5 0 0 0 12.5 9v13.5M8.5 13H16" fill="none" stroke="#fff" strokeWidth="2.75" />
    </>
  ),
  apple: (
    <path
      fill="currentColor"
      d="M12 8c-1-.8-2.2-1.3-3.5-1.2C5.7 7 4 9.4 4 12.6c0 4.1 2.7 8.9 5.2 8.9 1.1 0 1.7-.6 2.8-.6s1.7.6 2.8.6c1.9
        0 3.7-2.7 4.5-5.3-1.8-.7-2.9-2.2-2.9-4.1 0-1.6.8-2.9 2.2-3.7-.9-1-2.2-1.6-3.6-1.6-1.2 0-2 .5-3 1.2Z
        M11.9 6.2c-.1-2.2 1.5-4 3.5-4.2.2 2.2-1.5 4.1-3.5 4.2Z"
    />
  ),
};

export const ProviderMark = ({ provider }: { provider: SocialProvider }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {drawings[provider]}
  </svg>
);
