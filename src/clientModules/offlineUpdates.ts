/** Offers updates to readers who keep a version offline. For all others it asks the browser one question and ends. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM && 'serviceWorker' in navigator) {
  const { controller } = navigator.serviceWorker;
  if (controller) {
    void import('@site/src/components/Offline/updates').then(({ offerUpdates }) =>
      // The service worker is at the root of the site, which is its scope.
      offerUpdates(controller.scriptURL, new URL('.', controller.scriptURL).pathname),
    );
  }
}
