/* Hands what the provider answered to the page that opened this window; any other site's page gets nothing. */
const response = Object.fromEntries(new URLSearchParams(`${location.search.slice(1)}&${location.hash.slice(1)}`));
history.replaceState(null, '', location.pathname);
opener?.postMessage({ type: 'provider.answered', response }, location.origin);
